/**
 * The paths of each icon, in a square of 24 units: straight lines with a corner that is folded at the angle of the logo
 * (`--slope`). Controls use the outlines of Heroicons, which have the same weight and, by src/styles/base.css, the same ends.
 */
export const iconShapes = {
  bag: ['M5.5 8.5h13l1.5 12H4z', 'M8.5 12V5.6L12 3.5l3.5 2.1V12'],
  beaker: ['M9.5 3v6.5L4 20.5h16l-5.5-11V3', 'M8 3h8', 'm6.1 16.3 9.1-5.53'],
  bolt: ['M13 2.5 4.5 13.5H12l-1 8 8.5-11H12z'],
  briefcase: ['M3 8h13l5 3.04v8.46H3z', 'M8.5 8V4.5H15V8', 'M3 13.5h18'],
  building: [
    'M5 20.5v-17h5.5L15 6.24V20.5',
    'M15 10.5h4.5v10',
    'M3 20.5h18',
    'M8 9.5h3.5M8 13h3.5M8 16.5h3.5',
  ],
  chart: ['M4 20.5v-6l4-2.43v8.43z', 'M10 20.5v-10l4-2.43V20.5z', 'M16 20.5v-14l4-2.43V20.5z'],
  chat: ['M3 4h12l6 3.65V16H10l-5 4v-4H3z', 'M7 9h6.5M7 12h9.5'],
  check: ['M4 4h10l6 3.65V20H4z', 'm8 12.5 3 3 5-6'],
  code: ['M8.5 8.35 2.5 12l6 3.65', 'm15.5 8.35 6 3.65-6 3.65', 'm14 5-4 14'],
  envelope: ['M3 5.5h18v13H3z', 'm3 6.5 9 5.47 9-5.47'],
  globe: [
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    'M3 12h18',
    'M12 3c-5 5.4-5 12.6 0 18',
    'M12 3c5 5.4 5 12.6 0 18',
  ],
  map: ['m3 7 6-3.65L15 7l6-3.65V17l-6 3.65L9 17l-6 3.65z', 'M9 3.35V17M15 7v13.65'],
  pencil: ['m4 20 1.2-5.2L16 4l4 4L9.2 18.8z', 'm13.5 6.5 4 4'],
  people: [
    'M9 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    'M3 20v-3.35L9 13l6 3.65V20z',
    'M15.5 4.3a3 3 0 0 1 0 5.4',
    'm16.5 13.9 4.5 2.75V20h-3',
  ],
  phone: ['M7 2.75h6l4 2.43v16.07H7z', 'M10.5 18h3'],
  puzzle: ['M3.5 9h5V4.5H13V9h4v4h4v4.5h-4v3H3.5z'],
  rocket: ['M3 11.5 21 3l-6 18-4-7.5z', 'M11 13.5 21 3'],
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'm15.1 15.1 5.4 5.4'],
  shield: ['m4 7.6 8-4.86 8 4.86V13l-8 8.25L4 13z', 'm8.5 11.5 2.5 2.5 4.5-5'],
  sparkles: ['m10 3 2 6 6 2-6 2-2 6-2-6-6-2 6-2z', 'm18.5 15 1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z'],
  swatch: ['M4 3.5h7v17H4z', 'm11 8.5 5-3.04 3.65 6L11 16.72', 'M11 20.5h9.5v-5.2', 'M6.5 17H8.5'],
  window: ['M3 5h12l6 3.65V19H3z', 'M3 10.5h18', 'M6 7.75h2M10 7.75h2'],
};

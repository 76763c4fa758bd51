import {
  choice,
  contentFile,
  currency,
  day,
  email,
  flag,
  group,
  list,
  locale,
  pattern,
  phone,
  postalAddress,
  text,
  timeOfDay,
  timeZone,
  words,
  type Value,
} from '..';

/** Types of schema.org with an address and opening hours: https://schema.org/LocalBusiness lists more. */
const businessTypes = words(
  'ProfessionalService LocalBusiness AccountingService ArtGallery BookStore CafeOrCoffeeShop ChildCare Dentist',
  'EmploymentAgency EntertainmentBusiness FinancialService HealthAndBeautyBusiness HomeAndConstructionBusiness',
  'Hotel InsuranceAgency LegalService MedicalBusiness RealEstateAgent Restaurant SportsActivityLocation Store',
  'TravelAgency Attorney Bakery BarOrPub BeautySalon DaySpa ExerciseGym HairSalon MedicalClinic Notary Optician',
  'Pharmacy Physician Winery',
);

const days = words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays');

export const site = contentFile(
  'site',
  'Address and contact – What the agency is, and where. This is shown in the footer and to search engines.',
  {
    tagline: text(60, 'What the brand is, in a few words without a full stop.'),
    description: text(170, 'One or two sentences about the agency for search engines.', { min: 50 }),
    phone: phone("The telephone number as it is shown, with the country's code."),
    email: email('E-mail – The e-mail address for enquiries.'),
    address: postalAddress,
    'openingHours?': list(
      'When the business is open, below the address and for search engines.',
      group('BusinessHours', 'Days with the same hours.', {
        text: text(60, 'The days and hours as visitors read them.'),
        days: list('The days.', choice('One day.', days), {
          unique: true,
          shared: true,
        }),
        opens: { ...timeOfDay('When the business opens, for search engines.'), shared: true },
        closes: { ...timeOfDay('When it closes.'), shared: true },
      }),
      { max: 8 },
    ),
    'specialDays?': list(
      'Days with other hours, such as public holidays, for the section with the opening hours and for search engines.',
      group('SpecialDays', 'A day, or several, with the same hours.', {
        text: text(60, 'The days and hours as visitors read them, such as "24 to 26 December: closed".'),
        date: { ...day('The day, or the first of several.'), shared: true },
        'endDate?': { ...day('The last of several days.'), shared: true },
        'yearly?': flag('Whether it is so on these days of every year.', { shared: true }),
        'opens?': {
          ...timeOfDay('When the business opens. Without it, it is closed.'),
          shared: true,
        },
        'closes?': { ...timeOfDay('When it closes.'), shared: true },
      }),
      { max: 40 },
    ),
    'businessType?': choice(
      'What the business is for search engines. Without it, `ProfessionalService`; `LocalBusiness` fits any other.',
      businessTypes,
    ),
    'facts?': group('BusinessFacts', 'What search engines show of some businesses.', {
      'priceRange?': text(20, 'How expensive it is, such as "££" or "£20 to £45".'),
      'cuisine?': list('Of a restaurant: what it cooks.', text(40, 'One cuisine, such as "Sicilian".'), {
        max: 6,
        unique: true,
      }),
      'reservations?': flag('Of a restaurant: whether guests can book a table.', { shared: true }),
      'insurance?': list('Of a practice: what it accepts.', text(60, 'One insurance.'), {
        max: 20,
        unique: true,
      }),
    }),
    siteUrl: pattern(
      String.raw`^https://[^/\s,:]+\.[^/\s,:]+(:[0-9]+)?$`,
      'Address of the site – The public address of the site, without a trailing slash. Who maintains the site sets the folder of a site that is in one.',
      {
        max: 100,
        shared: true,
        expected:
          'expected an address such as "https://studio.example", without a trailing slash; a folder goes into PATH_PREFIX when the site is built',
      },
    ),
    'layoutInHtml?': flag(
      'Header and footer without scripts – Whether header and footer are in the HTML of each page, for visitors with a slow connection or without JavaScript. The default is false: they appear when the scripts of the page have loaded.',
    ),
    'languages?': list(
      'The languages of the site, if it has several. The first one is that of the files here; the files of another one are in a folder with its code.',
      group('Language', 'A language.', {
        code: pattern(
          '^[a-z]{2,3}(-[a-z]{2,4})?$',
          'The start of its addresses, and the name of its folder.',
          { expected: 'expected a code such as "de"' },
        ),
        name: text(30, 'Its name in the language itself, as the language switch shows it.'),
        label: text(30, 'What the language switch is called in the language, such as `Language`.'),
        locale: locale('Language and country – Those of the texts.', {
          expected: 'expected a language and a country such as "de-DE"',
        }),
      }),
      { min: 2, max: 12, uniqueBy: 'code', shared: true },
    ),
    'admin?': group(
      'Admin',
      'Where `/admin` saves what editors change in a browser. Without it, the site has no such page: see docs/deploy.md.',
      {
        host: choice('What the repository is on. Forgejo is `gitea`.', words('github gitlab gitea')),
        repository: pattern(String.raw`^[\w.-]+(/[\w.-]+)+$`, 'The owner and the name of the repository.', {
          expected: 'expected an owner and a name such as "studio/site"',
        }),
        branch: text(60, 'The branch that is published.'),
        'address?': pattern(
          String.raw`^https://[^/\s]+$`,
          'The address of a GitLab, Gitea or Forgejo other than gitlab.com and gitea.com.',
          { expected: 'expected an address such as "https://git.example", without a trailing slash' },
        ),
        'signIn?': text(
          200,
          'The identifier of an OAuth application, or on GitHub the address of a service that signs editors in. Without it, they paste a token.',
        ),
        'builds?': pattern(
          String.raw`^https://\S+$`,
          'The address where the host of the site shows its builds. After "Save", the admin says whether the change is online, with a link to it.',
          { expected: 'expected an address such as "https://builds.example/site"' },
        ),
        'review?': flag(
          'Review before publication – Whether "Save" proposes a change, in a pull request, which somebody publishes, on GitHub and GitLab. The default is false: each "Save" publishes.',
        ),
      },
      { shared: true },
    ),
    'timeZone?': timeZone(
      'Time zone – The time zone that decides what day it is for posts, events and announcements, such as `Europe/London`. Without it, that of the country of `locale` if it has one, otherwise UTC.',
      { shared: true },
    ),
    locale: locale(
      'Language and country – Those of the texts. Pages name their language, and dates are written as usual there.',
    ),
    currency: currency(
      'The currency of prices, by its three letters. Search engines get prices with its sign; signs that several currencies share, such as `$`, mean this one.',
    ),
  },
  { title: 'SiteSettings' },
);

/** A language of a site with several. */
export type Language = NonNullable<Value<typeof site>['languages']>[number];

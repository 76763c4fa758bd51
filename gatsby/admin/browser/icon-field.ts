import { iconShapes } from '../../../src/content-model/parts/icon-shapes';

/** A choice of icons by their pictures. */
export const iconField = createClass<object, object>({
  render() {
    const { value, onChange, forID, field } = this.props;
    const options = Object.entries(iconShapes).map(([name, paths]) =>
      h(
        'label',
        { key: name, className: 'icon-option', title: name },
        h('input', {
          type: 'radio',
          name: forID,
          'aria-label': name,
          checked: value === name,
          onChange: () => onChange(name),
        }),
        h(
          'svg',
          { viewBox: '0 0 24 24', 'aria-hidden': true },
          paths.map((d) => h('path', { key: d, d })),
        ),
      ),
    );
    const none =
      field.get('required') === false &&
      value &&
      h('button', { type: 'button', onClick: () => onChange('') }, 'No icon');
    return h(
      'div',
      { id: forID, role: 'radiogroup', 'aria-labelledby': `${forID}-label`, className: 'icon-field' },
      options,
      none,
    );
  },
});

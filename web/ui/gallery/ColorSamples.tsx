import styled from 'styled-components';

import { light, theme, type ColorName } from '../theme';

/** Every colour of the theme with its name. */
export function ColorSamples() {
  return (
    <Swatches>
      {(Object.keys(light) as ColorName[]).map((name) => (
        <li key={name}>
          <Swatch $name={name} />
          {name}
        </li>
      ))}
    </Swatches>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${theme.space[20]}, 1fr));
  gap: ${theme.space[3]};
  font-size: ${theme.type[12]};
`;

const Swatch = styled.span<{ $name: ColorName }>`
  display: block;
  block-size: ${theme.space[8]};
  margin-block-end: ${theme.space[1]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${({ $name }) => theme.color[$name]};
`;

import {isMt4, type Draw} from './draw';
import {Body, Button, Grid, Lit, Row, Window} from './parts';
import styles from './styles.module.css';

export const marketWatch: Draw = (platform) =>
  isMt4(platform)
    ? {
        label: 'The window Symbols: choose the symbol and click Show.',
        picture: (
          <Window title="Symbols">
            <Body>
              <div className={styles.paper}>
                <div>+ …</div>
                <div>− Forex</div>
                <div className={styles.inside}>
                  <Lit>EURUSD</Lit>
                </div>
              </div>
              <Row end>
                <Lit>Show</Lit>
                <Button>Hide</Button>
              </Row>
            </Body>
          </Window>
        ),
      }
    : {
        label: 'Market Watch: the last row says “click to add”.',
        picture: (
          <Window title="Market Watch">
            <Grid
              rows={[
                ['Symbol', 'Bid', 'Ask'],
                ['EURUSD', '1.07850', '1.07862'],
                [<Lit key="add">+ click to add</Lit>, '', ''],
              ]}
            />
          </Window>
        ),
      };

export const timeframes: Draw = (platform) => {
  const names = ['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1', isMt4(platform) ? 'MN' : 'MN1'];
  return {
    label: `The toolbar with the timeframes: ${names.join(', ')}.`,
    picture: (
      <div className={styles.toolbar}>
        <Lit>
          <Row>
            {names.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </Row>
        </Lit>
      </div>
    ),
  };
};

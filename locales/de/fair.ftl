## Ob die Würfel ehrlich waren.

# $by (Number): wie viele Geräte einen Anteil am Startwert hatten. $of: wie viele Geräte mitspielten.
fair-checked = Würfel geprüft: { $by } von { $of } Geräten hatten einen Anteil daran.
fair-checked-alone = Würfel geprüft.
fair-checked-server = Würfel geprüft. Kein Gerät hatte einen Anteil daran: Der Server allein hat sie vor dem Spiel gezogen.
# Dieses Gerät hatte keinen Anteil an den Würfeln.
fair-without-you = Dieses Gerät hatte keinen Anteil daran.
# Ein Gerät, das vor dem Spiel beiseitegelegt wurde; das Spiel begann dann ohne es.
fair-put-aside-late = Das Gerät von { $name } hat sein Geheimnis nicht rechtzeitig verraten: Es wurde beiseitegelegt, und alle anderen zogen neue.
fair-put-aside-other = Das Gerät von { $name } hat ein anderes Geheimnis verraten, als es festgelegt hatte: Es wurde beiseitegelegt, und alle anderen zogen neue.
fair-unchecked = Die Würfel ließen sich nicht prüfen.
fair-cheated = Die Würfel waren nicht ehrlich.

fair-server-secret = Der Server hat sein Geheimnis geändert.
fair-device-secret = Das Gerät von { $name } hat ein anderes Geheimnis verraten, als es festgelegt hatte.
fair-server-silent = Der Server hat sein Geheimnis nicht verraten.
fair-device-silent = Das Gerät von { $name } hat sein Geheimnis nicht verraten, und das Spiel begann trotzdem.
fair-server-uncommitted = Der Server hatte sein Geheimnis nicht festgelegt.
fair-device-uncommitted = Das Gerät von { $name } hatte einen Anteil an den Würfeln, ohne sich festzulegen.
fair-device-aside = Das Gerät von { $name } wurde beiseitegelegt und hatte trotzdem einen Anteil an den Würfeln.
fair-server-commitment = Der Server hat seine Festlegung geändert.
fair-device-late = Das Gerät von { $name } hat sein Geheimnis spät gewählt: nachdem dieses Gerät seines verraten hatte.
fair-device-commitment = Die Festlegung des Geräts von { $name } wurde geändert.
fair-device-missing = Die Festlegung des Geräts von { $name } wurde weggelassen.
fair-own = Der Server hat das Geheimnis dieses Geräts nicht verwendet.
fair-set-up = Der Server hat den Aufbau geändert, nachdem sich alle festgelegt hatten.
fair-seed = Der Server hat die Würfel nicht aus den Geheimnissen aller gemacht.
fair-commitments = Jemand hat sich zweimal festgelegt oder zwei Geheimnisse verraten.
fair-record = Das Protokoll des Servers ist nicht das des Spiels, das dieses Gerät gesehen hat.
# $line: die Nummer einer Zeile im Protokoll.
fair-line = Zeile { $line } des Protokolls kommt nicht aus dem Startwert.
fair-shown = Diesem Gerät wurde etwas anderes gezeigt, als Zeile { $line } des Protokolls sagt.

## Das Gerät von jemandem, dessen Name nicht bekannt ist.

fair-device = Mitglied { $number }

<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Every class that can write the status of a client asks the register and the gate before an account opens, or is listed here with the
 * reason why it opens none (docs/decisions/0058).
 */
final class ClientStatusWritersTest extends TestCase
{
    /** Each with what it must use. ClientStatusRule asks the gate. */
    private const CHECKED = [
        'app/Actions/Clients/AdvanceBulkChange.php' => ['CheckBeforeOpening $', 'statuses->refusal('],
        'app/Actions/Clients/CheckClientRisk.php' => ['CheckBeforeOpening $', 'statuses->refusal('],
        'app/Actions/Clients/UpdateClient.php' => ['CheckBeforeOpening $', 'statuses->refusal('],
        'app/Actions/Leads/ConvertLead.php' => ['BetstopRegister $', 'CreateClient $'],
        'app/Actions/Matches/UndoMerge.php' => ['CheckBeforeOpening $', 'statuses->refusal('],
        'app/Domain/Imports/RecordCreator.php' => ['BetstopAnswer> ', 'ProtectionGate $'],
    ];

    private const OPENS_NOTHING = [
        'app/Actions/Imports/UndoRows.php' => 'Deletes imported clients.',
        'app/Actions/Matches/LinkRecords.php' => 'Writes leads and DB clients.',
        'app/Actions/Matches/MergeClients.php' => 'MergeFields chooses no open status for a Pending or Closed client.',
        'app/Actions/Matches/ShareProtection.php' => 'Writes limits and time-outs.',
        'app/Actions/Rsg/BarClient.php' => 'Closes only.',
        'app/Actions/Rsg/CloseExcludedAccounts.php' => 'Closes only.',
        'app/Actions/Rsg/ConfirmExclusionLift.php' => 'Takes marks off; the status stays.',
        'app/Actions/Rsg/FreezeExcludedRecord.php' => 'Closes only.',
        'app/Domain/Imports/RecordUpdater.php' => 'ImportSchema has no column for the status of a client.',
        'app/Domain/Ledger/LedgerAccountRepository.php' => 'Writes balances.',
        'app/Domain/Matches/Merging/RowMover.php' => 'Writes tables that refer to a client.',
        'app/Http/Requests/Api/CreateClientRequest.php' => 'CreateClient saves it, as Pending.',
    ];

    public function test_every_writer_is_checked_or_opens_nothing(): void
    {
        $found = array_keys(array_filter(SourceTree::chains('app'), self::writesClients(...)));
        $known = array_keys([...self::CHECKED, ...self::OPENS_NOTHING]);
        sort($known);

        $this->assertSame($known, $found, 'A new class that writes the status of a client belongs in one of the two lists above. A class that no longer does must leave its list.');
    }

    public function test_checked_writers_ask_the_register_and_the_gate(): void
    {
        $sources = SourceTree::php('app');
        foreach (self::CHECKED as $path => $uses) {
            foreach ($uses as $use) {
                $this->assertTrue(str_contains($sources[$path], $use), "{$path} must use {$use}");
            }
        }
    }

    /** @return array<string, array{string, bool}> source, and whether it writes the status of a client */
    public static function sources(): array
    {
        return [
            'update by query' => ['Client::query()->whereKey(1)->update(["status" => $status, ]);', true],
            'update by query, of another column' => ["Client::query()->whereKey(1)->update(['is_barred' => false]);", false],
            'update with unknown columns' => ['Client::withTrashed()->find(1)->update([...$changes]);', true],
            'update of the table' => ["DB::table('clients')->where('id', 1)->update(\$values);", true],
            'update of any table' => ['DB::table($table)->where("id", 1)->update($values);', true],
            'update of another table' => ["DB::table('leads')->where('id', 1)->update(\$values);", false],
            'SQL' => ['DB::update("update clients set status = ?", ["active"]);', true],
            'new client' => ['$new = new Client($fields);', true],
            'client made by a query' => ['Client::query()->firstOrCreate(["pin" => 1]);', true],
            'property of a parameter' => ['function open(Client $one) { $one->status = ClientStatus::Active; }', true],
            'property of a found client' => ['$one = Client::query()->lockForUpdate()->find(1); $one->status = $status;', true],
            'property of a relation' => ['$lead->client->status = $status;', true],
            'comparison' => ['function is(Client $one) { return $one->status === ClientStatus::Active; }', false],
            'field by name' => ['$client->setAttribute($field, $value);', true],
            'one other field' => ["\$client->setAttribute('suburb', \$value);", false],
            'fill of another record' => ['$dbClient->fill(["status" => $status])->save();', false],
        ];
    }

    #[DataProvider('sources')]
    public function test_writers_are_recognized(string $source, bool $writes): void
    {
        $this->assertSame($writes, self::writesClients("<?php {$source}"));
    }

    private static function writesClients(string $source): bool
    {
        $code = strtr(
            implode(
                '',
                array_map(
                    static fn (array|string $token): string => is_string($token)
                        ? $token
                        : (in_array($token[0], [T_COMMENT, T_DOC_COMMENT], true)
                            ? ''
                            : $token[1]),
                    token_get_all($source),
                ),
            ),
            '"',
            "'",
        );
        // Variables and relations that hold a client.
        preg_match_all('/(?<!\w)Client (\$\w+)|(\$\w+) = Client::|foreach \(Client::[^{]* as (\$\w+)|(\$client\w*)\b/', $code, $matches);
        $names = array_unique(array_filter(array_merge(...array_slice($matches, 1))));
        $client = '(?:'.implode('|', [...array_map(preg_quote(...), $names), '->client(?:\(\))?']).')';

        foreach (preg_split('/[;{}]/', $code) ?: [] as $statement) {
            $isWritten = preg_match("/(?:(?<![\\w>])Client::\\w+\\(|(?:table|BulkSql::\\w+)\\((?:'clients'|\\$|PersonReader)).*->(?:update|insert\\w*|upsert|\\w*[cC]reate\\w*)\\(/s", $statement) === 1
                || preg_match("/new Client\\(|(?<![\\w>])Client::(?:force)?[cC]reate\\(|BulkSql::\\w+\\((?:'clients'|\\$)/", $statement) === 1
                || preg_match('/update clients set/i', $statement) === 1
                || preg_match("/{$client}->(?:update|fill|forceFill|setRawAttributes)\\(|{$client}->setAttribute\\((?:\\$|'status')|{$client}->(?:status|\\{?\\$\\w+\\}?) = /", $statement) === 1;
            // An array of other columns.
            $isOther = preg_match("/->(?:update|fill|forceFill)\\(\\[(?!.*(?:'status'|\\.\\.\\.|\\$\\w+ =>)).*\\]\\)/s", $statement) === 1;
            if ($isWritten && ! $isOther) {
                return true;
            }
        }

        return false;
    }
}

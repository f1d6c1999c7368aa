<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\DbClients\DbClientImporter;
use App\Enums\ImportKind;
use App\Infrastructure\Audit\BulkAudit;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Import;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Updates existing records with their version, search terms and audit events, inside the caller's transaction, which must lock
 * them. DbClientContactWriter writes the numbers and addresses of DB clients among the changes.
 */
final readonly class RecordUpdater
{
    private const SUPPRESSION = ['status', 'suppressed_reason'];

    public function __construct(
        private SearchIndex $index,
        private BulkAudit $audit,
        private DbClientImporter $dbClients,
        private ClientIdentities $identities,
    ) {}

    /**
     * @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by id, as text
     * @return array<int, array{array<string, string>, array<string, string>}> DB clients that became suppressed, in the same form
     */
    public function apply(Import $import, ImportSchema $schema, array $changes, ?int $actorId = null): array
    {
        if ($changes === []) {
            return [];
        }
        $actorId ??= $import->user_id;
        $isDbClient = $schema->kind === ImportKind::DbClients;
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        foreach ($changes as $id => [, $after]) {
            $suppression = $isDbClient
                ? array_map(
                    static fn (string $text): ?string => $text === '' ? null : $text,
                    array_intersect_key($after, array_flip(self::SUPPRESSION)),
                )
                : [];
            DB::table($schema->table())
                ->where('id', $id)
                ->update([
                    ...$schema->values($after),
                    ...$suppression,
                    'version' => DB::raw('version + 1'),
                    'updated_at' => $now,
                ]);
        }

        $this->reindex($schema, $changes);
        if ($schema->kind === ImportKind::Clients) {
            $changes = $this->identities->forgetAnswers($changes);
        }
        $this->audit->record("{$schema->type}.updated", $schema->type, $changes, $actorId);

        return $isDbClient ? $this->settle(array_keys($changes), $actorId) : [];
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, array{array<string, string>, array<string, string>}>
     */
    private function settle(array $ids, int $actorId): array
    {
        $before = $this->suppressions($ids);
        $this->dbClients->settle($ids, $actorId);
        $changes = [];
        foreach ($this->suppressions($ids) as $id => $after) {
            if ($after !== $before[$id]) {
                $changes[$id] = [$before[$id], $after];
            }
        }

        return $changes;
    }

    /**
     * Status and suppression reason of DB clients, as text.
     *
     * @param  list<int>  $ids
     * @return array<int, array<string, string>> by id
     */
    public function suppressions(array $ids): array
    {
        /** @var array<int, array<string, string>> */
        return DB::table('db_clients')
            ->whereIn('id', $ids)
            ->get(['id', ...self::SUPPRESSION])
            ->mapWithKeys(
                static fn (stdClass $record): array => [
                    (int) $record->id => array_map(strval(...), array_diff_key((array) $record, ['id' => true])),
                ],
            )
            ->all();
    }

    /** @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by id, as text */
    private function reindex(ImportSchema $schema, array $changes): void
    {
        $class = match ($schema->kind) {
            ImportKind::Clients => Client::class,
            ImportKind::Leads => Lead::class,
            ImportKind::DbClients => DbClient::class,
        };
        $ids = array_keys(
            array_filter(
                $changes,
                static fn (array $change): bool => array_intersect_key(
                    $change[1],
                    array_flip([...$class::searchedColumns(), ...DbClientContactWriter::PHONES]),
                ) !== [],
            ),
        );
        $terms = [];
        foreach ($class::query()->whereKey($ids)->get() as $record) {
            /** @var Model&\App\Support\SearchSubject $record */
            $terms[(int) $record->getKey()] = $record->searchTerms()->all();
        }
        $this->index->putMany($schema->type, $terms);
    }
}

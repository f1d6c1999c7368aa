<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\TelescopeEntryPage;
use App\Data\DeveloperTools\TelescopeQueries;
use App\Domain\DeveloperTools\EntryPresenter;
use App\Enums\TelescopeEntryType;
use App\Infrastructure\Monitoring\EntryRepository;
use Illuminate\Database\RecordsNotFoundException;
use stdClass;

/** One entry, and the rest of its request or job. */
final readonly class TelescopeEntryQuery
{
    public function __construct(private EntryRepository $entries) {}

    /** @throws RecordsNotFoundException when the entry was deleted */
    public function page(int $id): TelescopeEntryPage
    {
        $entry = $this->entries->table()->where('sequence', $id)->firstOrFail();
        /** @var list<stdClass> $batch */
        $batch = $this->entries->table()->where('batch_id', $entry->batch_id)->orderBy('sequence')->get()->all();
        $this->entries->nameUsers([$entry, ...$batch]);
        $content = EntryPresenter::content($entry);
        $others = array_filter(
            $batch,
            static fn (stdClass $row): bool => $row->type !== TelescopeEntryType::Query->value
                && $row->sequence !== $entry->sequence,
        );

        return new TelescopeEntryPage(
            entry: EntryPresenter::row($entry),
            facts: EntryPresenter::facts(TelescopeEntryType::from($entry->type), $content),
            sql: $content['sql'] ?? null,
            trace: $content['trace'] ?? [],
            queries: self::queries($batch),
            related: array_values(array_map(EntryPresenter::row(...), $others)),
        );
    }

    /**
     * @param  list<stdClass>  $batch
     * @return list<TelescopeQueries>
     */
    private static function queries(array $batch): array
    {
        $families = [];
        foreach ($batch as $row) {
            if ($row->type === TelescopeEntryType::Query->value) {
                $families[$row->family_hash][] = $row;
            }
        }

        return array_values(array_map(static function (array $rows): TelescopeQueries {
            $content = EntryPresenter::content($rows[0]);
            $times = array_map(floatval(...), array_column($rows, 'duration_ms'));

            return new TelescopeQueries((int) $rows[0]->sequence, $content['sql'], $content['at'], count($rows), round(array_sum($times), 2), max($times));
        }, $families));
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Enums\MatchStatus;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads which records belong to one person, as colleagues decided: confirmed matches, links, conversions and merges. */
final readonly class SamePersonReader
{
    /** The columns of a record that name the record it became or was linked to. */
    private const LINKS = ['lead' => ['client'], 'db_client' => ['client', 'lead']];

    private const LEAD_COLUMNS = [
        'id', 'merged_into_id', 'first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'email', 'address', 'suburb', 'state', 'postcode',
    ];

    private const COLUMNS = [
        'client' => [...self::LEAD_COLUMNS, 'preferred_name'],
        'lead' => self::LEAD_COLUMNS,
        'db_client' => ['id', 'merged_into_id', 'first_name', 'last_name', 'date_of_birth', 'email'],
    ];

    public function __construct(private PersonReader $reader) {}

    /**
     * Other records that colleagues decided about.
     *
     * @param  list<int>  $ids
     * @return array<int, array<string, bool>> by id and by other record, such as "lead:5": whether it is the same person
     */
    public function decided(string $type, array $ids): array
    {
        $decided = [];
        foreach ($ids === [] ? [] : self::decisions($type, $ids)->get() as $row) {
            $key = "{$row->type}:{$row->id}";
            // A link stands above a rejected match.
            $decided[(int) $row->own_id][$key] = (bool) $row->is_same || ($decided[(int) $row->own_id][$key] ?? false);
        }

        return $decided;
    }

    /**
     * The details under which the person is known on other records: linked and confirmed ones, and records merged into these.
     *
     * @param  list<int>  $ids
     * @param  list<int>  $survivors  those of the ids that others may have been merged into
     * @return array<int, non-empty-list<PersonDetails>> by id
     */
    public function otherDetails(string $type, array $ids, array $survivors): array
    {
        $details = $this->merged($type, $survivors);
        $owners = [];
        foreach ($this->decided($type, $ids) as $id => $others) {
            foreach (array_keys(array_filter($others)) as $key) {
                [$otherType, $otherId] = explode(':', $key);
                $owners[$otherType][(int) $otherId][] = $id;
            }
        }
        foreach ($owners as $otherType => $byId) {
            foreach ($this->reader->of((string) $otherType, array_keys($byId), []) as $otherId => $person) {
                foreach ($byId[$otherId] as $id) {
                    $details[$id][] = $person;
                }
            }
        }

        return $details;
    }

    /**
     * Decisions of colleagues: rows with `own_id`, `type` and `id` of the other record, and `is_same`.
     *
     * @param  list<int>  $ids
     */
    public static function decisions(string $type, array $ids): Builder
    {
        $statuses = [MatchStatus::Confirmed->value, MatchStatus::Rejected->value];
        $side = static fn (string $own, string $other): Builder => DB::table('matches')
            ->where("{$own}_type", $type)
            ->whereIntegerInRaw("{$own}_id", $ids)
            ->whereIn('status', $statuses)
            ->select(["{$own}_id as own_id", "{$other}_type as type", "{$other}_id as id"])
            ->selectRaw("case when status = 'confirmed' then 1 else 0 end as is_same");
        $all = $side('left', 'right')->unionAll($side('right', 'left'));
        foreach (self::LINKS as $from => $targets) {
            foreach ($targets as $to) {
                $link = static fn (string $own): Builder => DB::table(PersonReader::TABLES[$from])
                    ->whereIntegerInRaw($own, $ids)
                    ->whereNotNull("{$to}_id")
                    ->whereNull('deleted_at');
                match ($type) {
                    $from => $all->unionAll($link('id')->select(['id as own_id'])->selectRaw("'{$to}' as type, {$to}_id as id, 1 as is_same")),
                    $to => $all->unionAll($link("{$to}_id")->select(["{$to}_id as own_id"])->selectRaw("'{$from}' as type, id, 1 as is_same")),
                    default => null,
                };
            }
        }

        return $all;
    }

    /**
     * The details of the records that were merged into these.
     *
     * @param  list<int>  $ids
     * @return array<int, non-empty-list<PersonDetails>> by the surviving record
     */
    public function merged(string $type, array $ids): array
    {
        $details = [];
        $survivors = array_combine($ids, $ids);
        while ($survivors !== []) {
            $merged = DB::table(PersonReader::TABLES[$type])
                ->whereIntegerInRaw('merged_into_id', array_keys($survivors))
                ->orderBy('id')
                ->get(self::COLUMNS[$type]);
            $next = [];
            foreach ($merged as $record) {
                $survivor = $survivors[(int) $record->merged_into_id];
                // Numbers and addresses of a DB client moved to the survivor.
                $person = (object) ['mobile_e164' => null, 'address' => null, 'suburb' => null, 'state' => null, 'postcode' => null, ...(array) $record];
                $details[$survivor][] = PersonDetails::of($person, $person->mobile_e164 === null ? [] : [$person->mobile_e164]);
                // Others may have been merged into this one before.
                $next[(int) $record->id] = $survivor;
            }
            $survivors = $next;
        }

        return $details;
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Enums\MatchStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/**
 * Finds the other records of an excluded person: certainly the same when a colleague linked or confirmed them, or when they score
 * 80 or more and no colleague rejected the match.
 */
final readonly class ExclusionRecordFinder
{
    private const MOST = 30;

    public function __construct(private MatchFinder $matches) {}

    public static function record(string $type, int $id): Client|Lead|DbClient|null
    {
        /** @var class-string<Client|Lead|DbClient> $model */
        $model = Relation::getMorphedModel($type);

        return $model::query()->find($id);
    }

    /** @return list<array{MatchCandidate, bool}> candidates, and whether each is certain */
    public function find(string $type, int $id): array
    {
        $record = self::record($type, $id);
        if ($record === null) {
            return [];
        }
        $person = match (true) {
            $record instanceof Client => PersonDetails::ofClient($record),
            $record instanceof Lead => PersonDetails::ofLead($record),
            default => PersonDetails::ofDbClient($record),
        };
        $decided = $this->decided($type, $id);
        $found = [];
        foreach ($this->matches->find($person, except: $record, limit: self::MOST) as $candidate) {
            $key = "{$candidate->type}:{$candidate->id}";
            $found[$key] = [$candidate, $decided[$key] ?? $candidate->isLikely()];
        }
        foreach (array_keys(array_filter($decided)) as $key) {
            $found[$key] ??= $this->linked($key);
        }

        return array_values(array_filter($found));
    }

    /** @return array{MatchCandidate, true}|null null when it was deleted */
    private function linked(string $key): ?array
    {
        [$type, $id] = explode(':', $key);
        $other = self::record($type, (int) $id);

        return $other === null ? null : [new MatchCandidate($type, $other->id, $other->full_name, 100, ['Linked by a colleague']), true];
    }

    /** @return array<string, bool> by type and id: whether colleagues said that it is the same person */
    private function decided(string $type, int $id): array
    {
        $decided = [];
        foreach ([['left', 'right'], ['right', 'left']] as [$own, $other]) {
            $rows = DB::table('matches')->where("{$own}_type", $type)->where("{$own}_id", $id)
                ->whereIn('status', [MatchStatus::Confirmed->value, MatchStatus::Rejected->value])->get(["{$other}_type as type", "{$other}_id as id", 'status']);
            foreach ($rows as $row) {
                $decided["{$row->type}:{$row->id}"] = $row->status === MatchStatus::Confirmed->value;
            }
        }
        foreach ($this->links($type, $id) as $key) {
            $decided[$key] = true;
        }

        return $decided;
    }

    /** @return list<string> types and ids of linked and converted records */
    private function links(string $type, int $id): array
    {
        $own = (array) DB::table("{$type}s")->where('id', $id)->first();
        $keys = [];
        foreach (['client', 'lead'] as $target) {
            if (isset($own["{$target}_id"])) {
                $keys[] = "{$target}:{$own["{$target}_id"]}";
            }
        }
        foreach ($type === 'client' ? ['lead', 'db_client'] : ($type === 'lead' ? ['db_client'] : []) as $other) {
            foreach (DB::table("{$other}s")->where("{$type}_id", $id)->whereNull('deleted_at')->limit(self::MOST)->pluck('id') as $otherId) {
                $keys[] = "{$other}:{$otherId}";
            }
        }

        return $keys;
    }
}

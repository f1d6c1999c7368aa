<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Domain\People\SamePersonReader;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Illuminate\Database\Eloquent\Relations\Relation;

/**
 * Finds the other records of an excluded person: certainly the same when a colleague linked or confirmed them, or when they score
 * 80 or more and no colleague rejected the match.
 */
final readonly class ExclusionRecordFinder
{
    private const MOST = 30;

    public function __construct(private MatchFinder $matches, private SamePersonReader $same) {}

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
            return $type === 'client' ? $this->survivor($id) : [];
        }
        $person = match (true) {
            $record instanceof Client => PersonDetails::ofClient($record),
            $record instanceof Lead => PersonDetails::ofLead($record),
            default => PersonDetails::ofDbClient($record),
        };
        $decided = $this->same->decided($type, [$id])[$id] ?? [];
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
    private function linked(string $key, string $reason = 'Linked by a colleague'): ?array
    {
        [$type, $id] = explode(':', $key);
        $other = self::record($type, (int) $id);

        return $other === null ? null : [new MatchCandidate($type, $other->id, $other->full_name, 100, [$reason]), true];
    }

    /**
     * The client that this one was merged into.
     *
     * @return list<array{MatchCandidate, true}>
     */
    private function survivor(int $id): array
    {
        $last = $id;
        while (($into = Client::withTrashed()->whereKey($last)->value('merged_into_id')) !== null) {
            $last = $into;
        }

        return $last === $id ? [] : array_filter([$this->linked("client:{$last}", 'Merged by a colleague')]);
    }
}

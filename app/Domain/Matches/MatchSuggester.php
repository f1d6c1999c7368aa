<?php

declare(strict_types=1);

namespace App\Domain\Matches;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\MatchReason;
use App\Domain\People\PairScorer;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\MatchStatus;
use App\Models\MatchSuggestion;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Keeps the suggestions in `matches` up to date. Decisions stay: a rejected pair returns only with a new kind of evidence. */
final readonly class MatchSuggester
{
    private const MAX = 25;

    public function __construct(private MatchFinder $finder, private PersonReader $reader, private PairScorer $scorer) {}

    /** @return int the number of new and updated suggestions */
    public function for(string $type, int $id, ?int $importId = null): int
    {
        $person = $this->reader->of($type, [$id])[$id] ?? null;
        if ($person === null) {
            return 0;
        }

        return DB::transaction(function () use ($person, $type, $id, $importId): int {
            $known = $this->known($type, $id);
            $count = 0;
            foreach ($this->finder->find($person, limit: self::MAX + 1) as $candidate) {
                if ($candidate->type === $type && $candidate->id === $id) {
                    continue;
                }
                $pair = OrderedPair::of($type, $id, $candidate->type, $candidate->id);
                $match = $known[$pair->key()] ?? null;
                if (! $this->areLinked($pair)) {
                    $count += $this->put($pair, $candidate, $match, $importId);
                } elseif ($match?->status === MatchStatus::Suggested) {
                    // A conversion has linked them.
                    $match->delete();
                }
                unset($known[$pair->key()]);
            }
            $this->reviseOthers($person, $type, $id, $known);

            return $count;
        });
    }

    /** @return array<string, MatchSuggestion> by OrderedPair::key */
    private function known(string $type, int $id): array
    {
        $known = [];
        foreach (['left', 'right'] as $side) {
            foreach (MatchSuggestion::query()->where("{$side}_type", $type)->where("{$side}_id", $id)->lockForUpdate()->get() as $match) {
                $known[OrderedPair::of($match->left_type, $match->left_id, $match->right_type, $match->right_id)->key()] = $match;
            }
        }

        return $known;
    }

    private function put(OrderedPair $pair, MatchCandidate $candidate, ?MatchSuggestion $match, ?int $importId): int
    {
        $reasons = array_map(static fn (MatchReason $reason): array => $reason->toArray(), $candidate->evidence);
        if ($match === null) {
            MatchSuggestion::query()->createOrFirst($pair->columns(), ['score' => $candidate->score, 'reasons' => $reasons, 'import_id' => $importId]);

            return 1;
        }

        $isReopened = $match->status === MatchStatus::Rejected && $this->hasNewKind($match, $candidate);
        if ($match->status !== MatchStatus::Suggested && ! $isReopened) {
            return 0;
        }
        $match->update([
            'score' => $candidate->score, 'reasons' => $reasons, 'import_id' => $match->import_id ?? $importId,
            ...($isReopened ? ['status' => MatchStatus::Suggested, 'decided_by' => null, 'decided_at' => null] : []),
        ]);

        return 1;
    }

    private function hasNewKind(MatchSuggestion $match, MatchCandidate $candidate): bool
    {
        $kinds = static fn (array $reasons): array => array_map(
            static fn (MatchReason $reason): string => $reason->kind->value,
            array_filter($reasons, static fn (MatchReason $reason): bool => ! $reason->kind->isAgainst()),
        );

        return array_diff($kinds($candidate->evidence), $kinds(MatchReason::listOf($match->reasons))) !== [];
    }

    /**
     * Pairs that were not found this time: a record may have changed, or a lookup reached its limit.
     *
     * @param  array<string, MatchSuggestion>  $others
     */
    private function reviseOthers(PersonDetails $person, string $type, int $id, array $others): void
    {
        foreach ($others as $match) {
            if ($match->status !== MatchStatus::Suggested) {
                continue;
            }
            [$otherType, $otherId] = $match->left_type === $type && $match->left_id === $id
                ? [$match->right_type, $match->right_id]
                : [$match->left_type, $match->left_id];
            $other = $this->reader->of($otherType, [$otherId])[$otherId] ?? null;
            [$score, $reasons] = $other === null ? [0, []] : $this->scorer->score($person, $other);
            $score < MatchFinder::LEAST
                ? $match->delete()
                : $match->update(['score' => $score, 'reasons' => array_map(static fn (MatchReason $reason): array => $reason->toArray(), $reasons)]);
        }
    }

    /** Whether the lead or DB client already became the other record. */
    private function areLinked(OrderedPair $pair): bool
    {
        $column = match ("{$pair->leftType}-{$pair->rightType}") {
            'client-lead', 'client-db_client' => 'client_id',
            'lead-db_client' => 'lead_id',
            default => null,
        };
        if ($column === null) {
            return false;
        }

        /** @var stdClass|null $row */
        $row = DB::table(PersonReader::TABLES[$pair->rightType])->where('id', $pair->rightId)->first([$column]);

        return $row !== null && (int) $row->{$column} === $pair->leftId;
    }
}

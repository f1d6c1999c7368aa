<?php

declare(strict_types=1);

namespace App\Services\Matching;

use App\Enums\MatchStatus;
use App\Models\MatchSuggestion;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Keeps `matches` true to who looks like whom. What people decided stays: a rejected pair comes back only when evidence of a
 * kind turns up that they did not see. Records that are linked already are no suggestion.
 */
final readonly class SuggestMatches
{
    private const MOST = 25;

    public function __construct(private MatchFinder $finder, private FactsReader $reader, private PairScorer $scorer) {}

    /** @return int how many pairs are suggested anew or again */
    public function for(string $type, int $id, ?int $importId = null): int
    {
        $facts = $this->reader->of($type, [$id])[$id] ?? null;
        if ($facts === null) {
            return 0;
        }

        return DB::transaction(function () use ($facts, $type, $id, $importId): int {
            $known = $this->known($type, $id);
            $count = 0;
            foreach ($this->finder->find($facts, limit: self::MOST + 1) as $candidate) {
                if ($candidate->type === $type && $candidate->id === $id) {
                    continue;
                }
                $pair = OrderedPair::of($type, $id, $candidate->type, $candidate->id);
                if (! $this->areLinked($pair)) {
                    $count += $this->put($pair, $candidate, $known[$pair->key()] ?? null, $importId);
                }
                unset($known[$pair->key()]);
            }
            $this->reviseOthers($facts, $type, $id, $known);

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

        $isNews = $match->status === MatchStatus::Rejected && $this->hasNewKind($match, $candidate);
        if ($match->status !== MatchStatus::Suggested && ! $isNews) {
            return 0;
        }
        $match->update([
            'score' => $candidate->score, 'reasons' => $reasons, 'import_id' => $match->import_id ?? $importId,
            ...($isNews ? ['status' => MatchStatus::Suggested, 'decided_by' => null, 'decided_at' => null] : []),
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
     * Pairs that were not found this time: their records may have changed, or stand beyond a cap.
     *
     * @param  array<string, MatchSuggestion>  $others
     */
    private function reviseOthers(PersonFacts $facts, string $type, int $id, array $others): void
    {
        foreach ($others as $match) {
            if ($match->status !== MatchStatus::Suggested) {
                continue;
            }
            [$otherType, $otherId] = $match->left_type === $type && $match->left_id === $id ? [$match->right_type, $match->right_id] : [$match->left_type, $match->left_id];
            $other = $this->reader->of($otherType, [$otherId])[$otherId] ?? null;
            [$score, $reasons] = $other === null ? [0, []] : $this->scorer->score($facts, $other);
            $score < MatchFinder::LEAST
                ? $match->delete()
                : $match->update(['score' => $score, 'reasons' => array_map(static fn (MatchReason $reason): array => $reason->toArray(), $reasons)]);
        }
    }

    /** A lead that became this client, a prospect that became this lead. */
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
        $row = DB::table(FactsReader::TABLES[$pair->rightType])->where('id', $pair->rightId)->first([$column]);

        return $row !== null && (int) $row->{$column} === $pair->leftId;
    }
}

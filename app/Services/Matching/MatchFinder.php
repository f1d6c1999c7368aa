<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Illuminate\Database\Eloquent\Model;

/** Finds the records that may be of the same person: candidates by index, then each compared in full. */
final readonly class MatchFinder
{
    /** Below this nobody needs to look. */
    public const LEAST = 50;

    public function __construct(
        private CandidateBlocks $blocks,
        private FactsReader $reader,
        private TraceSharers $sharers,
        private PairScorer $scorer,
    ) {}

    /**
     * @param  list<string>  $types  morph names of the records looked through
     * @param  Model|null  $except  the person's own record
     * @return list<MatchCandidate> the surest first
     */
    public function find(PersonFacts $facts, array $types = ['client', 'lead', 'db_client'], ?Model $except = null, int $limit = 10): array
    {
        $sharers = $this->sharers->of($facts);
        $private = array_map(strval(...), array_keys(array_filter($sharers, static fn (int $clients): bool => $clients < TraceSharers::PUBLIC_FROM)));
        $found = [];
        foreach ($types as $type) {
            $ids = $this->blocks->ids($type, $facts);
            // Nobody else has an account, a connection or a device in common that counts, so theirs need not be read.
            [$traced, $areAll] = $type === 'client' ? $this->blocks->byTraces($facts, $private) : [[], true];
            $ids = array_values(array_unique([...$ids, ...$traced]));
            if ($except !== null && $except->getMorphClass() === $type) {
                $ids = array_values(array_diff($ids, [(int) $except->getKey()]));
            }
            foreach ($this->reader->of($type, $ids, $areAll ? $traced : null) as $id => $other) {
                [$score, $reasons] = $this->scorer->score($facts, $other, $sharers);
                if ($score >= self::LEAST) {
                    $found[] = new MatchCandidate($type, $id, $other->fullName(), $score, array_map(static fn (MatchReason $reason): string => $reason->words(), $reasons), $reasons);
                }
            }
        }
        usort($found, static fn (MatchCandidate $one, MatchCandidate $other): int => [$other->score, $one->type, $one->id] <=> [$one->score, $other->type, $other->id]);

        return array_slice($found, 0, $limit);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\People;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/** Finds records of possibly the same person: candidates through indexes, then each compared in full. */
final readonly class MatchFinder
{
    /** Lower scores are not shown. */
    public const LEAST = 50;

    /** A connection or device of this many clients is public. */
    private const PUBLIC_FROM = 21;

    /** Sightings read per connection; a client may have several. */
    private const SIGHTINGS = 60;

    public function __construct(
        private CandidateBlocks $blocks,
        private PersonReader $reader,
        private PairScorer $scorer,
    ) {}

    /**
     * @param  list<string>  $types  morph names of the records to search
     * @param  Model|null  $except  the person's own record
     * @return list<MatchCandidate> highest score first
     */
    public function find(PersonDetails $person, array $types = ['client', 'lead', 'db_client'], ?Model $except = null, int $limit = 10): array
    {
        $sharers = $this->sharers($person);
        $private = array_map(strval(...), array_keys(array_filter($sharers, static fn (int $clients): bool => $clients < self::PUBLIC_FROM)));
        $found = [];
        foreach ($types as $type) {
            $ids = $this->blocks->ids($type, $person);
            // Only these clients share an account, connection or device, so only theirs are read.
            [$traced, $areAll] = $type === 'client' ? $this->blocks->byTraces($person, $private) : [[], true];
            $ids = array_values(array_unique([...$ids, ...$traced]));
            if ($except !== null && $except->getMorphClass() === $type) {
                $ids = array_values(array_diff($ids, [(int) $except->getKey()]));
            }
            foreach ($this->reader->of($type, $ids, $areAll ? $traced : null) as $id => $other) {
                [$score, $reasons] = $this->scorer->score($person, $other, $sharers);
                if ($score >= self::LEAST) {
                    $found[] = new MatchCandidate(
                        $type,
                        $id,
                        $other->fullName(),
                        $score,
                        array_map(static fn (MatchReason $reason): string => $reason->words(), $reasons),
                        $reasons,
                    );
                }
            }
        }
        usort(
            $found,
            static fn (MatchCandidate $one, MatchCandidate $other): int => [$other->score, $one->type, $one->id] <=> [
                $one->score,
                $other->type,
                $other->id,
            ],
        );

        return array_slice($found, 0, $limit);
    }

    /** @return array<string, int> number of clients by IP address or device, at most PUBLIC_FROM */
    private function sharers(PersonDetails $person): array
    {
        $sharers = [];
        foreach (['device_hash' => $person->devices, 'ip' => $person->ips] as $column => $values) {
            $all = null;
            foreach ($values as $index => $value) {
                $part = DB::query()
                    ->fromSub(
                        DB::table('ip_sightings')
                            ->where($column, $value)
                            ->select("{$column} as trace", 'client_id')
                            ->limit(self::SIGHTINGS),
                        "trace{$index}",
                    )
                    ->select('trace', 'client_id');
                $all = $all === null ? $part : $all->unionAll($part);
            }
            foreach ($all?->get()->groupBy('trace') ?? [] as $trace => $rows) {
                $sharers[(string) $trace] = $rows->count() >= self::SIGHTINGS ? self::PUBLIC_FROM : min(self::PUBLIC_FROM, $rows->unique('client_id')->count());
            }
        }

        return $sharers;
    }
}

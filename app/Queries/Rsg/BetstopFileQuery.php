<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\BetstopFileCheck;
use App\Data\Rsg\BetstopFileLine;
use App\Domain\Matches\NoticeMatcher;
use App\Enums\BetstopChange;
use App\Models\BetstopUpdate;
use Illuminate\Support\Collection;

/** The effect of receiving a file of notices, before it is received. */
final readonly class BetstopFileQuery
{
    private const SHOWN = 100;

    public function __construct(private NoticeMatcher $matcher) {}

    /** @param  array<int, BetstopUpdate|string>  $notices  a notice or its error, by line of the file */
    public function check(array $notices): BetstopFileCheck
    {
        $ids = array_map(static fn (BetstopUpdate|string $notice): ?string => $notice instanceof BetstopUpdate ? $notice->external_id : null, $notices);
        $known = BetstopUpdate::query()->whereIn('external_id', array_filter($ids))->get()->keyBy('external_id');
        $lines = new Collection;
        foreach ($notices as $line => $notice) {
            $lines->push($this->line($line, $notice, $notice instanceof BetstopUpdate ? $known->get($notice->external_id) : null));
            // The next line with this id repeats this one.
            if ($notice instanceof BetstopUpdate) {
                $known[$notice->external_id] ??= $notice;
            }
        }
        $count = static fn (string ...$outcomes): int => $lines->whereIn('outcome', $outcomes)->count();

        return new BetstopFileCheck(
            $count('new'),
            $count('known'),
            $count('error', 'conflict'),
            (int) $lines->sum('clients'),
            array_values(
                $lines
                    ->sortBy(
                        static fn (BetstopFileLine $line): array => [
                            in_array($line->outcome, ['error', 'conflict'], true) ? 0 : 1,
                            $line->line,
                        ],
                    )
                    ->take(self::SHOWN)
                    ->all(),
            ),
        );
    }

    private function line(int $line, BetstopUpdate|string $notice, ?BetstopUpdate $known): BetstopFileLine
    {
        if (! $notice instanceof BetstopUpdate) {
            return new BetstopFileLine($line, 'error', null, null, $notice, 0);
        }
        $isSame = $known !== null && $known->only(BetstopUpdate::CONTENT) == $notice->only(BetstopUpdate::CONTENT);

        return new BetstopFileLine(
            $line,
            match (true) {
                $known === null => 'new',
                $isSame => 'known',
                default => 'conflict',
            },
            trim("{$notice->first_name} {$notice->last_name}"), $notice->change, $known === null || $isSame ? null : 'Another notice has this id.',
            $known === null && $notice->change !== BetstopChange::Ended ? $this->matcher->certain($notice)->count() : 0,
        );
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\BetstopUpdate;

/** Receives the notices of a file like calls of the intake. A notice that is known already changes nothing, so a file can be sent again. */
final readonly class ReceiveBetstopFile
{
    public function __construct(private ReceiveBetstopUpdate $receive) {}

    /**
     * @param  array<int, BetstopUpdate>  $notices
     * @return array{new: int, known: int, conflicts: int}
     */
    public function handle(array $notices): array
    {
        $counts = ['new' => 0, 'known' => 0, 'conflicts' => 0];
        foreach ($notices as $notice) {
            try {
                $counts[$this->receive->handle($notice, 'file')->wasRecentlyCreated ? 'new' : 'known']++;
            } catch (ReferenceTakenException) {
                $counts['conflicts']++;
            }
        }

        return $counts;
    }
}

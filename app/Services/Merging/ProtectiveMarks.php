<?php

declare(strict_types=1);

namespace App\Services\Merging;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use stdClass;

/**
 * The marks that protect a person, when the two records of a merge are parted: whichever of them it was set on, and whenever,
 * both keep it. Only an officer lifts a mark, on the record it is on.
 */
final readonly class ProtectiveMarks
{
    /**
     * @param  array<string, mixed>  $back  what an undo would give the record back
     * @param  stdClass  $record  as it is before the undo
     * @param  stdClass  $other  the other record, as it is before the undo
     * @return array<string, mixed> $back, with no mark lifted by it and those of the other added
     */
    public static function keep(array $back, stdClass $record, stdClass $other): array
    {
        $registered = BetstopState::Registered->value;
        $both = [$record, $other];
        $isBarred = array_filter($both, static fn (stdClass $one): bool => (bool) $one->is_barred) !== [];
        $isRegistered = in_array($registered, array_column($both, 'betstop_state'), true);
        $optedOut = array_filter(array_column($both, 'sms_opted_out_at'));
        $isClosed = in_array(ClientStatus::Closed->value, array_column($both, 'status'), true);
        $marks = [
            ...($isBarred ? ['is_barred' => true] : []),
            ...($isRegistered ? ['betstop_state' => $registered] : []),
            ...($optedOut === [] ? [] : ['sms_opted_out_at' => min($optedOut)]),
            ...($isClosed && ($isBarred || $isRegistered) ? ['status' => ClientStatus::Closed->value] : []),
        ];
        foreach ($marks as $column => $mark) {
            unset($back[$column]);
            if ((is_bool($mark) ? (bool) $record->{$column} : $record->{$column}) !== $mark) {
                $back[$column] = $mark;
            }
        }

        return $back;
    }
}

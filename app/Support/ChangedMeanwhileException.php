<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\User;
use Carbon\CarbonInterface;

/** A colleague decided or changed the record in the meantime. Nothing was saved. */
final class ChangedMeanwhileException extends OperationRefusedException
{
    /**
     * @param  string  $what  such as 'transfer'
     * @param  string  $now  its status as a word, such as 'declined'
     */
    public static function decided(string $what, string $now, ?User $by = null, ?CarbonInterface $at = null, ?string $note = null): self
    {
        $who = $by === null ? '' : " by {$by->full_name}";
        $when = match (true) {
            $at === null => '',
            $at->diffInSeconds() < 60 => ', just now',
            default => ", {$at->diffForHumans()}",
        };

        return new self("This {$what} is already {$now}{$who}{$when}".($note === null ? '' : ": “{$note}”").'. Nothing was changed.');
    }

    /** @param  string  $what  such as 'This conversation is' */
    public static function assigned(string $what, ?User $owner): self
    {
        $now = $owner === null ? 'not assigned any more' : "assigned to {$owner->full_name} now";

        return new self("{$what} {$now}. Nothing was changed.");
    }

    /** @param  string  $what  such as 'this note' */
    public static function edited(string $what, ?User $by = null): self
    {
        return new self(($by->full_name ?? 'A colleague')." changed {$what} while you were editing. Nothing is lost: compare both versions, then save again.");
    }
}

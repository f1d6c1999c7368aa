<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Domain\Notifications\NotificationPresenter;
use App\Models\Lead;
use App\Models\User;
use DomainException;

/** The lead cannot be converted, or its conversion undone; the message says why. Nothing was changed. */
final class LeadConversionRefusedException extends DomainException
{
    public static function alreadyConverted(Lead $lead, User $reader): self
    {
        $by = $lead->convertedBy()->first()->full_name ?? 'A colleague';
        $at = $lead->converted_at === null ? '' : ' on '.NotificationPresenter::humanFormat($lead->converted_at, $reader->timezone);

        return new self("{$by} already converted {$lead->full_name}{$at}. Nothing was changed.");
    }

    /** @param  list<string>  $missing  names of the missing details */
    public static function incomplete(array $missing): self
    {
        return new self('Complete these fields first: '.implode(', ', $missing).'.');
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\Lead;
use App\Models\User;
use App\Services\Notifications\NotificationPresenter;
use DomainException;

/** The lead cannot be converted, or its conversion undone; the message says why. Nothing was changed. */
final class LeadConversionRefused extends DomainException
{
    public static function alreadyConverted(Lead $lead, User $reader): self
    {
        $by = $lead->convertedBy()->first()->full_name ?? 'Somebody else';
        $at = $lead->converted_at === null ? '' : ' on '.NotificationPresenter::humanFormat($lead->converted_at, $reader->timezone);

        return new self("{$by} already converted {$lead->full_name}{$at}. Nothing was changed.");
    }

    /** @param  list<string>  $missing  in words */
    public static function incomplete(array $missing): self
    {
        return new self('Fill in first: '.implode(', ', $missing).'.');
    }
}

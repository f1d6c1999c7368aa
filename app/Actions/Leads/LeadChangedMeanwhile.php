<?php

declare(strict_types=1);

namespace App\Actions\Leads;

use App\Models\Lead;
use DomainException;

/** Somebody else was quicker; nothing was changed. */
final class LeadChangedMeanwhile extends DomainException
{
    public static function edited(Lead $lead): self
    {
        return new self("Somebody else changed {$lead->full_name} while you were editing. Nothing is saved yet: look at what they changed, then save again.");
    }

    public static function moved(Lead $lead): self
    {
        return new self("Somebody else moved {$lead->full_name} to {$lead->status->label()} meanwhile. Nothing was changed.");
    }
}

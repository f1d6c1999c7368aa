<?php

declare(strict_types=1);

namespace App\Enums;

/** The topic of a team note. Handover notes are for the next shift, and on the dashboard. */
enum TeamNoteCategory: string
{
    case General = 'general';
    case Payments = 'payments';
    case Rsg = 'rsg';
    case Handover = 'handover';
    case Website = 'website';

    public function label(): string
    {
        return $this === self::Rsg ? 'RSG' : ucfirst($this->value);
    }
}

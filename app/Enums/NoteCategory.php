<?php

declare(strict_types=1);

namespace App\Enums;

/** The topic of a note. */
enum NoteCategory: string
{
    case General = 'general';
    case Call = 'call';
    case Payment = 'payment';
    case Risk = 'risk';
    case Rsg = 'rsg';
    case Complaint = 'complaint';

    public function label(): string
    {
        return $this === self::Rsg ? 'RSG' : ucfirst($this->value);
    }
}

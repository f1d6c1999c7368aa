<?php

declare(strict_types=1);

namespace App\Enums;

/** What a note is about. */
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
        return match ($this) {
            self::General => 'General',
            self::Call => 'Call',
            self::Payment => 'Payment',
            self::Risk => 'Risk',
            self::Rsg => 'RSG',
            self::Complaint => 'Complaint',
        };
    }
}

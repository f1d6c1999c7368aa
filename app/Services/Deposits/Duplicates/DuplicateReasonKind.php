<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/** What a reason rests on. */
enum DuplicateReasonKind: string
{
    case PaymentId = 'payment_id';
    case Source = 'source';
    case Payer = 'payer';
    case Amount = 'amount';
    case Time = 'time';
    case Text = 'text';
    case Reference = 'reference';
    case BankReference = 'bank_reference';
    case Parts = 'parts';
    case Client = 'client';
    case Habit = 'habit';
    case Dismissed = 'dismissed';
    case Returned = 'returned';
}

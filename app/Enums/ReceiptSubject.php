<?php

declare(strict_types=1);

namespace App\Enums;

/** A record that the gate decided about: its morph name. */
enum ReceiptSubject: string
{
    use PlainLabel;

    case SmsMessage = 'sms_message';
    case Email = 'email';
    case BonusClaim = 'bonus_claim';
    case GenwebBonus = 'genweb_bonus';
    case Deposit = 'deposit';
    case Withdrawal = 'withdrawal';
    case Transfer = 'transfer';
    case Adjustment = 'adjustment';
}

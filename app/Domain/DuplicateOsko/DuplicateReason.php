<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

/** The reasons for and against one payment repeating another, with their points. docs/decisions/0026 explains them. */
enum DuplicateReason: string
{
    case SamePaymentId = 'same_payment_id';
    case OtherPaymentId = 'other_payment_id';
    /** Found by the import of a bank file. */
    case RepeatedRow = 'repeated_row';
    case FeedAndFile = 'feed_and_file';
    case SamePayer = 'same_payer';
    case SimilarPayer = 'similar_payer';
    case UnknownPayer = 'unknown_payer';
    case SharedSurname = 'shared_surname';
    case OtherPayer = 'other_payer';
    case WithinMinutes = 'within_minutes';
    case WithinHalfHour = 'within_half_hour';
    case WithinHour = 'within_hour';
    case WithinHours = 'within_hours';
    case MuchLater = 'much_later';
    case SameDay = 'same_day';
    case NextBankingDay = 'next_banking_day';
    case OtherDay = 'other_day';
    case SameReference = 'same_reference';
    case OtherReference = 'other_reference';
    case SameText = 'same_text';
    /** Neither description has a number, so the words count for more. */
    case SameTextAlone = 'same_text_alone';
    case OtherAmount = 'other_amount';
    case OtherClient = 'other_client';
    case OtherPart = 'other_part';
    case ReturnedBefore = 'returned_before';
    case UsualOnce = 'usual_once';
    case UsualTwice = 'usual_twice';
    case UsualOften = 'usual_often';

    public function points(): int
    {
        return match ($this) {
            self::SamePaymentId => 70,
            self::RepeatedRow => 65,
            self::WithinMinutes, self::FeedAndFile => 30,
            self::SamePayer, self::WithinHalfHour => 24,
            self::SimilarPayer, self::SameTextAlone => 22,
            self::SameDay => 20,
            self::SameReference, self::WithinHour => 16,
            self::NextBankingDay => 14,
            self::SameText => 6,
            self::WithinHours => 4,
            self::UnknownPayer => -6,
            self::OtherPaymentId, self::MuchLater => -8,
            self::UsualOnce => -14,
            self::OtherClient => -20,
            self::OtherReference => -24,
            self::UsualTwice => -28,
            self::SharedSurname, self::OtherDay => -30,
            self::OtherAmount => -40,
            self::UsualOften => -42,
            self::OtherPart, self::ReturnedBefore => -45,
            self::OtherPayer => -60,
        };
    }
}

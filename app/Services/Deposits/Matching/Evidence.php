<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

/** What can speak for a client when money comes in. Points add up to at most a hundred. */
enum Evidence: string
{
    case Pin = 'pin';
    case NearPin = 'near-pin';
    case Name = 'name';
    case SwappedName = 'swapped-name';
    case Nickname = 'nickname';
    case Initial = 'initial';
    case SimilarName = 'similar-name';
    /** The line follows no pattern, but both names stand somewhere in it. */
    case NameInText = 'name-in-text';
    case Surname = 'surname';
    case KnownPayer = 'known-payer';
    case PayId = 'payid';
    case EndToEnd = 'end-to-end';
    case Amount = 'amount';
    case Weekday = 'weekday';

    public function points(): int
    {
        return match ($this) {
            self::Pin => 45,
            self::NearPin => 12,
            self::Name => 42,
            self::SwappedName => 36,
            self::Nickname, self::NameInText => 32,
            self::Initial, self::SimilarName => 26,
            self::Surname => 14,
            self::KnownPayer => 40,
            self::PayId => 45,
            self::EndToEnd => 15,
            self::Amount => 8,
            self::Weekday => 3,
        };
    }

    /** As a part of a rule's name on the screen. */
    public function label(): string
    {
        return match ($this) {
            self::Pin => 'PIN',
            self::NearPin => 'PIN nearly',
            self::Name => 'Full name',
            self::SwappedName => 'Name swapped',
            self::Nickname => 'Short or long form of the name',
            self::Initial => 'Surname and initial',
            self::SimilarName => 'Name spelt nearly so',
            self::NameInText => 'Name in the text',
            self::Surname => 'Surname only',
            self::KnownPayer => 'Known payer',
            self::PayId => 'PayID',
            self::EndToEnd => 'End-to-end id seen before',
            self::Amount => 'Usual amount',
            self::Weekday => 'Usual weekday',
        };
    }

    /** Whether it says who paid; the rest only says who is called so. */
    public function isOfName(): bool
    {
        return in_array($this, [self::Name, self::SwappedName, self::Nickname, self::Initial, self::SimilarName, self::NameInText, self::Surname], true);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Domain\People\NameMatch;

/** Kinds of evidence that a deposit is a client's. The points of a client add up to at most 100. */
enum Evidence: string
{
    case Pin = 'pin';
    case NearPin = 'near-pin';
    case Name = 'name';
    case SwappedName = 'swapped-name';
    case Nickname = 'nickname';
    case Initial = 'initial';
    case SimilarName = 'similar-name';
    /** The bank names no payer, but the description contains both names. */
    case NameInText = 'name-in-text';
    case Surname = 'surname';
    case KnownPayer = 'known-payer';
    case PayId = 'payid';
    case EndToEnd = 'end-to-end';
    case Amount = 'amount';
    case Weekday = 'weekday';

    public static function ofName(NameMatch $match): ?self
    {
        return match ($match) {
            NameMatch::Same => self::Name,
            NameMatch::Swapped => self::SwappedName,
            NameMatch::Nickname => self::Nickname,
            NameMatch::Initial => self::Initial,
            NameMatch::Similar => self::SimilarName,
            NameMatch::Surname => self::Surname,
            NameMatch::GivenName, NameMatch::Different => null,
        };
    }

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

    public function label(): string
    {
        return match ($this) {
            self::Pin => 'PIN',
            self::NearPin => 'PIN with a typo',
            self::Name => 'Full name',
            self::SwappedName => 'Surname first',
            self::Nickname => 'Short or long form of the name',
            self::Initial => 'Surname and initial',
            self::SimilarName => 'Similar name',
            self::NameInText => 'Name in the description',
            self::Surname => 'Surname only',
            self::KnownPayer => 'Known payer',
            self::PayId => 'PayID',
            self::EndToEnd => 'End-to-end id seen before',
            self::Amount => 'Usual amount',
            self::Weekday => 'Usual weekday',
        };
    }

    public function isOfName(): bool
    {
        return in_array($this, [self::Name, self::SwappedName, self::Nickname, self::Initial, self::SimilarName, self::NameInText, self::Surname], true);
    }
}

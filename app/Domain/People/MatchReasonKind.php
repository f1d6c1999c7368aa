<?php

declare(strict_types=1);

namespace App\Domain\People;

/** Kinds of evidence for or against two records being one person. PairScorer has the points. */
enum MatchReasonKind: string
{
    case Mobile = 'mobile';
    case Email = 'email';
    case SimilarEmail = 'similar_email';
    case SameName = 'same_name';
    case Nickname = 'nickname';
    case TransposedName = 'transposed_name';
    case SimilarName = 'similar_name';
    case Surname = 'surname';
    case GivenName = 'given_name';
    case DateOfBirth = 'date_of_birth';
    case SwappedDateOfBirth = 'swapped_date_of_birth';
    case SimilarDateOfBirth = 'similar_date_of_birth';
    case Address = 'address';
    case Postcode = 'postcode';
    case BankAccount = 'bank_account';
    case Device = 'device';
    case IpAddress = 'ip_address';
    case OtherGivenName = 'other_given_name';
    case OtherName = 'other_name';
    case OtherDateOfBirth = 'other_date_of_birth';
    case OtherState = 'other_state';

    public function label(): string
    {
        return match ($this) {
            self::Mobile => 'Same mobile',
            self::Email => 'Same email',
            self::SimilarEmail => 'Email of the same mailbox',
            self::SameName => 'Same name',
            self::Nickname => 'Short form of the same name',
            self::TransposedName => 'First and last name swapped',
            self::SimilarName => 'Similar name',
            self::Surname => 'Same last name',
            self::GivenName => 'Same first name',
            self::DateOfBirth => 'Same date of birth',
            self::SwappedDateOfBirth => 'Day and month of birth swapped',
            self::SimilarDateOfBirth => 'Similar date of birth',
            self::Address => 'Same address',
            self::Postcode => 'Same postcode',
            self::BankAccount => 'Same bank account',
            self::Device => 'Same device',
            self::IpAddress => 'Same IP address',
            self::OtherGivenName => 'Different first names',
            self::OtherName => 'Different names',
            self::OtherDateOfBirth => 'Different dates of birth',
            self::OtherState => 'Live in different states',
        };
    }

    public function isAgainst(): bool
    {
        return in_array($this, [self::OtherGivenName, self::OtherName, self::OtherDateOfBirth, self::OtherState], true);
    }

    /** The field that ContactMask masks; null when the detail is no contact detail. */
    public function maskedAs(): ?string
    {
        return match ($this) {
            self::Mobile => 'mobile_e164',
            self::Email, self::SimilarEmail => 'email',
            self::Address => 'address',
            default => null,
        };
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\AustralianState;
use App\Enums\DbClientStatus;
use App\Support\PostcodeRanges;

/** Checks a DB client's contact details for validity. */
final readonly class ValidityChecker
{
    /** Whether postcode and state agree; null when one of them is missing. */
    public static function address(?AustralianState $state, ?string $postcode): ?bool
    {
        return match (true) {
            $state === null || $postcode === null || $postcode === '' => null,
            preg_match('/\A\d{4}\z/', $postcode) !== 1 => false,
            default => PostcodeRanges::contains($state, $postcode),
        };
    }

    public static function email(?string $email): ?bool
    {
        return $email === null || $email === '' ? null : filter_var($email, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE) !== false;
    }

    /** Validated with a valid number, raw without one; any other status stays. */
    public static function status(DbClientStatus $status, bool $hasValidNumber): DbClientStatus
    {
        return match (true) {
            $status === DbClientStatus::Raw && $hasValidNumber => DbClientStatus::Validated,
            $status === DbClientStatus::Validated && ! $hasValidNumber => DbClientStatus::Raw,
            default => $status,
        };
    }
}

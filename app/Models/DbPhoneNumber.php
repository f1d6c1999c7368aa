<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentBasis;
use App\Enums\PhoneKind;
use App\Support\ContactHash;
use Database\Factories\DbPhoneNumberFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A DB client's phone number with its source and consent basis.
 *
 * @mixin DbPhoneNumberProperties
 */
final class DbPhoneNumber extends Model
{
    /** @use HasFactory<DbPhoneNumberFactory> */
    use HasFactory;

    /** @var array<string, mixed> null too, because SaveDbClient asks whether the consent of a new number is dirty */
    protected $attributes = [
        'is_valid' => null,
        'source' => null,
        'consent_basis' => 'unknown',
        'consent_at' => null,
        'consent_evidence' => null,
        'value_hash' => null,
        'checked_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => PhoneKind::class,
            'is_valid' => 'boolean',
            'consent_basis' => ConsentBasis::class,
            'consent_at' => 'immutable_datetime',
            'checked_at' => 'immutable_datetime',
        ];
    }

    protected static function booted(): void
    {
        self::saving(static function (self $number): void {
            $number->value_hash = ContactHash::of($number->e164);
        });
    }
}

<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BankAccountStatus;
use Database\Factories\BankAccountFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/**
 * A bank account for a client's withdrawals. Numbers are encrypted; lookups use the fingerprint.
 *
 * @mixin BankAccountProperties
 */
final class BankAccount extends Model
{
    /** @use HasFactory<BankAccountFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $hidden = ['number', 'payid', 'fingerprint'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'unverified',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'number' => 'encrypted',
            'payid' => 'encrypted',
            'status' => BankAccountStatus::class,
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** The masked number: `063-000 •••678`, or `e•••@example.com`. */
    public function masked(): string
    {
        return $this->payid === null ? "{$this->bsb} •••".substr((string) $this->number, -3) : self::maskedPayId($this->payid);
    }

    private static function maskedPayId(string $payid): string
    {
        return str_contains($payid, '@') ? mb_substr($payid, 0, 1).'•••'.strrchr($payid, '@') : '•••'.substr($payid, -3);
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /**
     * Includes deleted users.
     *
     * @return BelongsTo<User, $this>
     */
    public function decidedBy(): BelongsTo
    {
        $person = $this->belongsTo(User::class, 'decided_by');
        $person->getQuery()->withoutGlobalScope(SoftDeletingScope::class);

        return $person;
    }
}

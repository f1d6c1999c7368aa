<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BankAccountStatus;
use Carbon\CarbonImmutable;
use Database\Factories\BankAccountFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Where a client’s withdrawals may be paid to. Numbers are stored encrypted; the fingerprint finds one again.
 *
 * @property int $id
 * @property int $client_id
 * @property ?string $bsb
 * @property ?string $number
 * @property ?string $payid
 * @property string $holder
 * @property string $fingerprint
 * @property BankAccountStatus $status
 * @property CarbonImmutable $created_at
 * @property-read Client $client
 */
final class BankAccount extends Model
{
    /** @use HasFactory<BankAccountFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $fillable = [
        'client_id',
        'bsb',
        'number',
        'payid',
        'holder',
        'fingerprint',
        'status',
    ];

    /** @var list<string> */
    protected $hidden = ['number', 'payid', 'fingerprint'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'bsb' => null,
        'number' => null,
        'payid' => null,
        'status' => 'unverified',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'number' => 'encrypted',
            'payid' => 'encrypted',
            'status' => BankAccountStatus::class,
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }
}

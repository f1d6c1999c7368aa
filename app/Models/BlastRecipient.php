<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use Database\Factories\BlastRecipientFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A client of a blast.
 *
 * @property array<string, string>|null $values the cells of the client's row in the file, by variable
 *
 * @mixin BlastRecipientProperties
 */
final class BlastRecipient extends Model
{
    /** @use HasFactory<BlastRecipientFactory> */
    use HasFactory;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['status' => BlastRecipientStatus::class, 'state' => AustralianState::class, 'refusal' => BlastRefusal::class, 'values' => 'array'];
    }
}

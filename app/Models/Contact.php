<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ContactKind;
use Database\Factories\ContactFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A person or desk to call, who is not a client.
 *
 * @mixin ContactProperties
 */
final class Contact extends Model
{
    /** @use HasFactory<ContactFactory> */
    use HasFactory, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['kind' => ContactKind::class, 'version' => 'integer'];
    }
}

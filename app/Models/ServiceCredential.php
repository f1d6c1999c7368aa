<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\ServiceCredentialFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * The login or key of a service. Only CredentialVault reads and writes the secret.
 *
 * @mixin ServiceCredentialProperties
 */
final class ServiceCredential extends Model
{
    /** @use HasFactory<ServiceCredentialFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $hidden = ['secret'];

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rotate_on' => 'immutable_date',
            'reminded_for' => 'immutable_date',
            'rotated_at' => 'immutable_datetime',
            'archived_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }
}

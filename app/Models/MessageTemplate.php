<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use Database\Factories\MessageTemplateFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A message template; variables look like {first_name}. draft > approved > retired.
 *
 * @mixin MessageTemplateProperties
 */
final class MessageTemplate extends Model
{
    /** @use HasFactory<MessageTemplateFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'version' => 1,
        'status' => 'draft',
        'edit_version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => MessageChannel::class,
            'version' => 'integer',
            'status' => MessageTemplateStatus::class,
            'approved_at' => 'immutable_datetime',
            'edit_version' => 'integer',
        ];
    }
}

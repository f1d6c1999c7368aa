<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\WebsiteUpdateStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A product change that staff should know about.
 *
 * @mixin WebsiteUpdateProperties
 */
final class WebsiteUpdate extends Model
{
    use SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['company_id' => null, 'published_at' => null, 'version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['published_at' => 'immutable_datetime', 'version' => 'integer'];
    }

    public function status(): WebsiteUpdateStatus
    {
        return match (true) {
            $this->published_at === null => WebsiteUpdateStatus::Draft,
            $this->published_at->isFuture() => WebsiteUpdateStatus::Scheduled,
            default => WebsiteUpdateStatus::Published,
        };
    }
}

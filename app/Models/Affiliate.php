<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A partner who refers clients to the business.
 *
 * @mixin AffiliateProperties
 */
final class Affiliate extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'is_gst_registered' => 'boolean',
        ];
    }
}

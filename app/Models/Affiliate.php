<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A partner who refers clients to the business.
 *
 * @property int $id
 * @property string $name
 * @property ?string $abn
 * @property bool $is_gst_registered
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

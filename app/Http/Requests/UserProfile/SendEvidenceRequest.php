<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Http\Requests\Concerns\TakesFile;
use App\Http\Requests\FormRequest;

/** The `file` that proves a certification. */
final class SendEvidenceRequest extends FormRequest
{
    use TakesFile;
}

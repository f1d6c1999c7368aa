<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\RsgEventStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class MoveRsgEventRequest extends FormRequest
{
    public function rules(): array
    {
        return ['status' => ['required', Rule::enum(RsgEventStatus::class)]];
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Enums\BonusPromotionStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The `status` that a promotion gets, and the `version` that the user saw. */
final class MoveBonusPromotionRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'status' => ['required', 'string', Rule::enum(BonusPromotionStatus::class)->except([BonusPromotionStatus::Draft])],
            'version' => ['required', 'integer', 'min:1'],
        ];
    }

    public function status(): BonusPromotionStatus
    {
        return $this->enumOf('status', BonusPromotionStatus::class);
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\Ability;
use App\Http\Requests\Concerns\ReadsSeenOwner;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Closure;

/** `owner_id`: an active colleague who sees RSG work. */
final class AssignExclusionCaseRequest extends FormRequest
{
    use ReadsSeenOwner;

    public function rules(): array
    {
        return ['owner_id' => ['bail', 'required', 'integer', static function (string $field, mixed $id, Closure $fail): void {
            $user = User::query()->where('is_active', true)->find((int) $id);
            if ($user === null || ! $user->hasAbility(Ability::ViewRsg)) {
                $fail('Choose a colleague who works on RSG.');
            }
        }], ...$this->seenOwnerRules()];
    }

    public function messages(): array
    {
        return ['owner_id.*' => 'Choose a colleague who works on RSG.'];
    }

    public function owner(): User
    {
        return User::query()->findOrFail((int) $this->validated('owner_id'));
    }
}

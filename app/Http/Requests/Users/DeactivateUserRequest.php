<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Domain\Users\OwnedWork;
use App\Enums\OwnedWorkKind;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Closure;

/** The colleagues who take over each kind of work. */
final class DeactivateUserRequest extends FormRequest
{
    /** Leaves the work unassigned. */
    public const UNASSIGNED = 'none';

    public function rules(): array
    {
        $rules = [];
        foreach (OwnedWorkKind::cases() as $kind) {
            $rules[$kind->value] = [
                'nullable',
                fn (string $field, mixed $value, Closure $fail) => $this->canTakeOver($kind, $value)
                    || $fail('Choose an active colleague who can do this work.'),
            ];
        }

        return $rules;
    }

    /** @return array<string, int|null> by kind of work */
    public function recipients(): array
    {
        return array_map(
            static fn (mixed $value): ?int => $value === self::UNASSIGNED ? null : (int) $value,
            array_filter($this->validated(), static fn (mixed $value): bool => $value !== null),
        );
    }

    private function canTakeOver(OwnedWorkKind $kind, mixed $value): bool
    {
        $user = $this->route('user');

        return match (true) {
            $value === self::UNASSIGNED => ! $kind->needsOwner(),
            ! is_scalar($value) || preg_match('/\A[1-9]\d{0,17}\z/', (string) $value) !== 1 => false,
            default => ! ($user instanceof User && $user->id === (int) $value) && OwnedWork::recipients($kind)->whereKey((int) $value)->exists(),
        };
    }
}

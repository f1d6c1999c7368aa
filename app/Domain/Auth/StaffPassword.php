<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use Closure;
use Illuminate\Contracts\Validation\ValidationRule;
use Illuminate\Translation\PotentiallyTranslatedString;
use SensitiveParameter;

/** Rules for a new password: long enough, not common, and without the owner's name. */
final readonly class StaffPassword implements ValidationRule
{
    public const MIN = 12;

    public const MAX = 200;

    /** Shorter names occur inside other words. */
    private const SHORTEST_NAME = 4;

    /** @param  User|null  $owner  null when unknown */
    public function __construct(private ?User $owner) {}

    /** @param  Closure(string, ?string=): PotentiallyTranslatedString  $fail */
    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $refusal = is_string($value) ? $this->refusal($value) : 'Enter a password.';
        if ($refusal !== null) {
            $fail($refusal);
        }
    }

    private function refusal(#[SensitiveParameter] string $password): ?string
    {
        return match (true) {
            mb_strlen($password) < self::MIN => 'Use at least '.self::MIN.' characters. A few words in a row are easy to remember.',
            mb_strlen($password) > self::MAX => 'Use at most '.self::MAX.' characters.',
            $this->containsName($password) => 'Don’t use your name, your email address or the name of this product.',
            app(CommonPasswords::class)->has($password) => 'This password is too common. Choose another one.',
            default => null,
        };
    }

    private function containsName(#[SensitiveParameter] string $password): bool
    {
        $owner = $this->owner;
        $names = [
            config()->string('app.name'),
            'paddock',
            ...$owner === null ? [] : [$owner->first_name, $owner->last_name, strstr($owner->email, '@', true) ?: ''],
        ];

        return array_filter(
            $names,
            static fn (string $name): bool => mb_strlen($name) >= self::SHORTEST_NAME
                && str_contains(mb_strtolower($password), mb_strtolower($name)),
        ) !== [];
    }
}

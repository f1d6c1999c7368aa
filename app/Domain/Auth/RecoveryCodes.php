<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use App\Models\User;
use Illuminate\Support\Facades\DB;
use ParagonIE\ConstantTime\Base32;
use SensitiveParameter;

/**
 * Single-use codes for a lost phone. Only their hashes are stored; 80 random bits each make a plain hash safe.
 */
final readonly class RecoveryCodes
{
    public const COUNT = 10;

    /** When this many are left, the user is asked to create new ones. */
    public const FEW = 3;

    /** @return list<string> in the form abcd-efgh-ijkl-mnop; show them once */
    public function make(): array
    {
        return array_map(
            static fn (): string => implode('-', str_split(Base32::encodeUnpadded(random_bytes(10)), 4)),
            range(1, self::COUNT),
        );
    }

    /**
     * @param  list<string>  $codes
     * @return list<string>
     */
    public function hashAll(array $codes): array
    {
        return array_map($this->hash(...), $codes);
    }

    /** Uses up a code. The row is locked, so that a code is accepted once even in simultaneous requests. */
    public function consume(User $user, #[SensitiveParameter] string $code): bool
    {
        $hash = $this->hash($code);

        return DB::transaction(function () use ($user, $hash): bool {
            $locked = User::query()->lockForUpdate()->findOrFail($user->id);
            $left = $locked->recovery_codes ?? [];
            $rest = array_values(array_filter($left, static fn (string $kept): bool => ! hash_equals($kept, $hash)));
            if (count($rest) === count($left)) {
                return false;
            }

            return $locked->forceFill(['recovery_codes' => $rest])->save();
        });
    }

    private function hash(#[SensitiveParameter] string $code): string
    {
        return hash('sha256', preg_replace('/[^a-z2-7]/', '', strtolower($code)) ?? '');
    }
}

<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Models\User;
use Illuminate\Support\Facades\DB;
use ParagonIE\ConstantTime\Base32;
use SensitiveParameter;

/**
 * Single-use codes for somebody whose phone is lost.
 *
 * Each has 80 random bits, so a plain hash of it cannot be searched; only the hashes are kept.
 */
final readonly class RecoveryCodes
{
    public const COUNT = 10;

    /** From here on the person is asked to make new ones. */
    public const FEW = 3;

    /** @return list<string> as shown to the person, once: abcd-efgh-ijkl-mnop */
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

    /** Uses the code up. The row is locked, so that one code sent twice at once is accepted once. */
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

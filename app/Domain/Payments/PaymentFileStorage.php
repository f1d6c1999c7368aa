<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\PaymentBatch;
use App\Models\User;
use Illuminate\Contracts\Encryption\Encrypter;
use Illuminate\Support\Facades\DB;
use LogicException;

/** The exported files of payment batches, encrypted, and the log of downloads. Rows are only added. */
final readonly class PaymentFileStorage
{
    public function __construct(private Encrypter $encrypter) {}

    /** @return string its SHA-256 */
    public function keep(PaymentBatch $batch, string $content): string
    {
        $sha256 = hash('sha256', $content);
        DB::table('payment_batch_files')->insert([
            'payment_batch_id' => $batch->id, 'sha256' => $sha256, 'content' => $this->encrypter->encrypt($content, false), 'created_at' => now(),
        ]);

        return $sha256;
    }

    /** The same bytes as exported. */
    public function read(PaymentBatch $batch): string
    {
        $content = (string) $this->encrypter->decrypt(
            (string) DB::table('payment_batch_files')->where('payment_batch_id', $batch->id)->value('content'),
            false,
        );

        return hash('sha256', $content) === $batch->sha256
            ? $content
            : throw new LogicException("The file of {$batch->number} is not the one that was exported.");
    }

    /** @return array{credit_cents: int, debit_cents: int, net_cents: int, lines: int} of the file; before the export, expected ones */
    public function totals(PaymentBatch $batch, AbaSender $sender): array
    {
        if ($batch->sha256 !== null) {
            return AbaValidator::totals($this->read($batch), $batch->items_count, $batch->total_cents);
        }
        $debit = $sender->isBalanced ? $batch->total_cents : 0;

        return [
            'credit_cents' => $batch->total_cents,
            'debit_cents' => $debit,
            'net_cents' => $batch->total_cents - $debit,
            'lines' => $batch->items_count + ($sender->isBalanced ? 1 : 0),
        ];
    }

    /** @param  string|null  $reason  for another download; null for the export */
    public function recordDownload(PaymentBatch $batch, User $user, string $sha256, ?string $reason): void
    {
        DB::table('payment_batch_downloads')->insert([
            'payment_batch_id' => $batch->id, 'user_id' => $user->id, 'sha256' => $sha256, 'reason' => $reason, 'created_at' => now(),
        ]);
    }
}

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DailyTable } from '@/components/charts/daily-table';
import { formatMoney } from '@/lib/format';

it('names the values and writes days and money as everywhere', () => {
    render(
        <DailyTable
            label="By day"
            days={[{ day: '2026-11-04', value: 1089350, against: 486800 }]}
            series={['Received', 'Paid']}
            format={formatMoney}
        />,
    );

    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Day', 'Received', 'Paid']);
    expect(screen.getByRole('row', { name: '4 Nov 2026 $10,893.50 $4,868.00' })).toBeInTheDocument();
});
